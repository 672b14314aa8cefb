# Mock platforms and test signers in Perl: each with one or two mistakes.
use strict; use warnings; no warnings; use utf8; use JSON::PP; use Digest::SHA 'sha1_hex'; use URI::Escape; use Encode; use POSIX 'strftime';
use FindBin; require "$FindBin::Bin/callbacks.pl";
my $J = JSON::PP->new->canonical;
sub text { my $v = shift; JSON::PP::is_bool($v) ? ($v ? 'true' : 'false') : ref $v ? $J->encode($v) : $v }
sub pairs { my ($p, $by) = @_; join '&', map { "$_=" . text($p->{$_}) } grep { defined $p->{$_} && $p->{$_} ne '' } sort { $by ? $by->($a, $b) : $a cmp $b } keys %$p }
my %F = (
  'join of sorted map, ref as JSON' => sub { my $p = m_(@_); join '&', map { "$_=$p->{$_}" } grep { $p->{$_} && !(ref $p->{$_} && ref $p->{$_} ne 'JSON::PP::Boolean') } sort keys %$p },
  'uri_escape of values, lower' => sub { my $p = m_(@_); my $s = join '&', map { "$_=" . uri_escape_utf8(text($p->{$_})) } grep { length $p->{$_} } sort keys %$p; $s =~ s/%([0-9A-F]{2})/'%' . lc $1/ge; $s },
  'numeric sort of values' => sub { my $p = m_(@_); join '&', map { "$_=" . text($p->{$_}) } sort { text($p->{$a}) cmp text($p->{$b}) } grep { defined $p->{$_} && $p->{$_} ne '' } keys %$p },
  'sprintf %s %s lines' => sub { my ($r, $h) = @_; sprintf "%s\n%s\n%s\n", $h->{'X-Timestamp'}, $h->{'X-Nonce'}, $r },
  'sha1_hex signed' => sub { sha1_hex(encode('UTF-8', pairs(m_(@_)))) },
  'strftime gmtime completedAt' => sub { my $p = m_(@_); $p->{completedAt} = strftime('%Y-%m-%dT%H:%M:%SZ', gmtime $p->{completedAt}) if $p->{completedAt}; pairs($p) },
  'amounts plus zero' => sub { my $p = m_(@_); $p->{$_} && ($p->{$_} += 0) for qw(amount feeAmount netAmount); pairs($p) },
);
print_rows(%F);
