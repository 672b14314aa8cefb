# Functions that sign, as test signers in Perl have them: each with one or two mistakes.
use strict; use warnings; no warnings; use utf8; use JSON::PP; use Digest::SHA 'sha256_hex'; use Encode;
use FindBin; require "$FindBin::Bin/callbacks.pl";
my $J = JSON::PP->new->canonical;
sub v_ { my $v = shift; JSON::PP::is_bool($v) ? ($v ? 'true' : 'false') : ref $v ? $J->encode($v) : $v }
sub esc { my $s = encode('UTF-8', shift); $s =~ s/([^A-Za-z0-9\-._~])/sprintf '%%%02X', ord $1/ge; $s }
my %F = (
  'uri_escape_utf8 of values' => sub { my $p = m_(@_); join '&', map { "$_=" . esc(v_($p->{$_})) } grep { defined $p->{$_} && $p->{$_} ne '' } sort keys %$p },
  'canonical, pretty nested' => sub { my $p = m_(@_); my $x = JSON::PP->new->canonical->pretty; join '&', map { my $v = $p->{$_}; "$_=" . (ref $v && !JSON::PP::is_bool($v) ? $x->encode($v) : v_($v)) } grep { defined $p->{$_} && $p->{$_} ne '' } sort keys %$p },
  'grep truth, canonical nested' => sub { my $p = m_(@_); join '&', map { "$_=" . v_($p->{$_}) } grep { $p->{$_} } sort keys %$p },
  'sort lc, canonical nested' => sub { my $p = m_(@_); join '&', map { "$_=" . v_($p->{$_}) } grep { defined $p->{$_} && $p->{$_} =~ /\S/ } sort { lc $a cmp lc $b } keys %$p },
  'sha256_hex signed' => sub { my $p = m_(@_); sha256_hex(encode('UTF-8', join '&', map { "$_=" . v_($p->{$_}) } grep { defined $p->{$_} && $p->{$_} ne '' } sort keys %$p)) },
  'length filter, booleans as 1 and 0' => sub { my $p = m_(@_); join '&', map { my $v = $p->{$_}; "$_=" . (ref $v && !JSON::PP::is_bool($v) ? $J->encode($v) : $v) } grep { length $p->{$_} } sort keys %$p },
  'whole canonical JSON' => sub { $J->encode(m_(@_)) },
);
print_rows(%F);
