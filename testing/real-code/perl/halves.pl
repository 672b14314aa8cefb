# Functions of the first set of “The other half of the shared vectors, guessed” whose strings showed something that was not told, or was told wrongly. perl halves.pl callbacks.json
use strict; use warnings; no warnings; use utf8; use Data::Dumper; use Encode; use JSON::PP; use Unicode::Normalize;
use FindBin; require "$FindBin::Bin/callbacks.pl";
# A member's object or list as it was received, without white space.
sub received {
  my ($raw, $key) = @_;
  return unless $raw =~ /"\Q$key\E"\s*:\s*([\[{].*)/s;
  my ($text, $depth) = ('', 0);
  for my $token ($1 =~ /"(?:[^"\\]|\\.)*"|[^\s"]/gs) {
    $text .= $token;
    $depth += $token =~ /^[\[{]$/ ? 1 : $token =~ /^[\]}]$/ ? -1 : 0;
    return $text unless $depth;
  }
}
sub entries {
  my ($raw, $headers, $nested) = @_;
  my $members = m_($raw, $headers);
  my %entries;
  for my $key (keys %$members) {
    my $value = $members->{$key};
    my $text = JSON::PP::is_bool($value) ? ($value ? 'true' : 'false') : !ref $value ? $value : $nested ? $nested->($value) : received($raw, $key);
    $entries{$key} = $text if defined $text && $text =~ /\S/;
  }
  \%entries;
}
sub join_pairs { my ($entries, $sign) = @_; $sign //= '='; join '&', map { "$_$sign$entries->{$_}" } sort keys %$entries }
sub right { join_pairs(entries(@_)) }
sub values_ { my $change = shift; sub { my $entries = entries(@_); $_ = $change->($_) for values %$entries; join_pairs($entries) } }
sub dump_nested { local ($Data::Dumper::Terse, $Data::Dumper::Indent, $Data::Dumper::Sortkeys) = (1, 0, 1); Dumper($_[0]) }
print_rows(
  'encode_json nested twice' => sub { join_pairs(entries(@_, sub { JSON::PP->new->utf8->canonical->encode($_[0]) })) },
  'Dumper nested' => sub { join_pairs(entries(@_, \&dump_nested)) },
  'latin1 HTMLCREF' => sub { encode('ascii', right(@_), Encode::FB_HTMLCREF) },
  'PERLQQ' => sub { encode('ascii', right(@_), Encode::FB_PERLQQ) },
  'double utf8' => sub { encode_utf8(right(@_)) }, # its bytes as characters, which print_rows encodes again
  'NFD' => sub { NFD(right(@_)) },
  'k=>v' => sub { join_pairs(entries(@_), '=>') },
  'uc keys' => sub { my $entries = entries(@_); join_pairs({ map { uc $_ => $entries->{$_} } keys %$entries }) },
  'quotemeta' => values_(sub { quotemeta $_[0] }),
  'tr nonword' => values_(sub { $_[0] =~ s/[^\w.\-]//gr }),
);
