use strict; use warnings; no warnings; use utf8; use JSON::PP; use JSON::XS (); use URI::Escape; use HTML::Entities (); use POSIX qw(strftime); use Digest::MD5 qw(md5_hex); use Data::Dumper; use Encode;
binmode STDOUT, ':utf8'; $Data::Dumper::Terse = 1; $Data::Dumper::Indent = 0; $Data::Dumper::Sortkeys = 1;
local $/; open my $fh, '<', $ARGV[0]; my $cs = JSON::PP->new->utf8->decode(<$fh>);
my %am = map { $_ => 1 } qw(amount feeAmount netAmount);
sub params { my ($b, $t, $n) = @_; my $p = JSON::XS->new->decode($b); $p->{timestamp} = $t; $p->{nonce} = $n; $p }
sub clean { my $p = shift; my %r; for (keys %$p) { next if $_ eq 'sign' || !defined $p->{$_} || (!ref $p->{$_} && $p->{$_} !~ /\S/); $r{$_} = $p->{$_} } \%r }
sub txt { my $v = shift; JSON::XS::is_bool($v) ? ($v ? 'true' : 'false') : ref $v ? JSON::XS->new->canonical->encode($v) : "$v" }
sub glue { my ($p, $f) = @_; $f ||= \&txt; join '&', map { "$_=" . $f->($p->{$_}) } sort keys %$p }
sub mapped { my ($p, $f) = @_; glue(clean({ map { $_ => $f->($p->{$_}, $_) } keys %$p })) }
my @t = (
 ['defined', 'grep { defined $p->{$_} && $p->{$_} ne "" } sort keys', sub { my $p = params(@_); delete $p->{sign}; join '&', map { "$_=$p->{$_}" } grep { defined $p->{$_} && $p->{$_} ne '' } sort keys %$p }],
 ['truth', 'grep { $p->{$_} } sort keys', sub { my $p = params(@_); delete $p->{sign}; join '&', map { "$_=" . txt($p->{$_}) } grep { $p->{$_} } sort keys %$p }],
 ['length', 'grep { length $p->{$_} }', sub { my $p = params(@_); delete $p->{sign}; join '&', map { "$_=$p->{$_}" } grep { length $p->{$_} } sort keys %$p }],
 ['uri_escape', 'uri_escape_utf8($v)', sub { glue(clean(params(@_)), sub { uri_escape_utf8(txt($_[0])) }) }],
 ['encode_entities', 'encode_entities($v)', sub { mapped(params(@_), sub { defined $_[0] && !ref $_[0] ? HTML::Entities::encode_entities($_[0]) : $_[0] }) }],
 ['Dumper', 'Data::Dumper for refs', sub { glue(clean(params(@_)), sub { JSON::XS::is_bool($_[0]) ? txt($_[0]) : ref $_[0] ? Dumper($_[0]) : $_[0] }) }],
 ['sprintf', 'sprintf("%.2f", $v) amounts', sub { mapped(params(@_), sub { $am{$_[1]} ? sprintf('%.1f', $_[0]) : $_[0] }) }],
 ['num', '$v + 0', sub { mapped(params(@_), sub { $am{$_[1]} ? $_[0] + 0 : $_[0] }) }],
 ['commify', '1 while s/^(\d+)(\d{3})/$1,$2/', sub { mapped(params(@_), sub { my ($v, $k) = @_; if ($am{$k}) { 1 while $v =~ s/^(\d+)(\d{3})/$1,$2/ } $v }) }],
 ['localtime', 'scalar gmtime($v)', sub { mapped(params(@_), sub { $_[1] eq 'completedAt' ? scalar gmtime($_[0]) : $_[0] }) }],
 ['strftime', 'strftime("%Y-%m-%d %H:%M:%S", gmtime $v)', sub { mapped(params(@_), sub { $_[1] eq 'completedAt' ? strftime('%Y-%m-%d %H:%M:%S', gmtime $_[0]) : $_[0] }) }],
 ['lc sort', 'sort { lc $a cmp lc $b }', sub { my $p = clean(params(@_)); join '&', map { "$_=" . txt($p->{$_}) } sort { lc $a cmp lc $b } keys %$p }],
 ['ascii', 'JSON->ascii', sub { glue(clean(params(@_)), sub { JSON::XS::is_bool($_[0]) ? txt($_[0]) : ref $_[0] ? JSON::PP->new->ascii->canonical->encode($_[0]) : $_[0] }) }],
 ['pretty', 'JSON->pretty', sub { glue(clean(params(@_)), sub { JSON::XS::is_bool($_[0]) ? txt($_[0]) : ref $_[0] ? JSON::PP->new->pretty->canonical->encode($_[0]) : $_[0] }) }],
 ['join list', 'join ",", @$v', sub { glue(clean(params(@_)), sub { ref $_[0] eq 'ARRAY' ? join(',', map { txt($_) } @{$_[0]}) : txt($_[0]) }) }],
 ['md5', 'md5_hex', sub { md5_hex(encode_utf8(glue(clean(params(@_))))) }],
 ['undef headers', '$ENV{X_TIMESTAMP}', sub { my ($b, $t, $n) = @_; my $p = clean(JSON::XS->new->decode($b)); join '&', map { "$_=" . (defined $p->{$_} ? txt($p->{$_}) : '') } sort(keys(%$p), 'timestamp', 'nonce') }],
 ['chop', 'chop($s) though join was used', sub { my $s = glue(clean(params(@_))); chop $s; $s }],
 ['wide bytes', 'encode_utf8 twice', sub { decode_utf8(encode_utf8(decode('latin1', encode_utf8(glue(clean(params(@_))))))) }],
);
for my $name (sort keys %$cs) { my $c = $cs->{$name}; my ($ts) = $c->{headers} =~ /^X-Timestamp:\s*(\S+)/mi; my ($n) = $c->{headers} =~ /^X-Nonce:\s*(\S+)/mi;
 for (@t) { my $r = eval { $_->[2]->($c->{body}, $ts, $n) }; if ($@) { warn "$_->[0] $name $@"; next } print JSON::PP->new->canonical->encode({ language => 'Perl', implementation => $_->[0], code => $_->[1], callback => $name, text => $r }), "\n" } }
