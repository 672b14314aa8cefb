# Functions of the next unseen set of strings whose strings showed something that was not told, or was told wrongly. perl guessed-strings.pl callbacks.json
use strict; use warnings; no warnings; use utf8; use Data::Dumper; use Encode; use JSON::PP;
use FindBin; require "$FindBin::Bin/callbacks.pl";
sub canonical { JSON::PP->new->canonical->encode($_[0]) }
sub text {
  my ($value, $nested) = @_;
  return $value ? 'true' : 'false' if JSON::PP::is_bool($value);
  ref $value ? $nested->($value) : $value;
}
sub entries {
  my ($raw, $headers, $nested) = @_;
  my $members = m_($raw, $headers);
  my %entries = map { $_ => text($members->{$_}, $nested // \&canonical) } keys %$members;
  +{ map { $_ => $entries{$_} } grep { $entries{$_} =~ /\S/ } keys %entries };
}
sub join_pairs { my $entries = shift; join '&', map { "$_=$entries->{$_}" } sort keys %$entries }
sub dump_nested { local ($Data::Dumper::Terse, $Data::Dumper::Indent, $Data::Dumper::Sortkeys) = (1, 0, 1); Dumper($_[0]) }
print_rows(
  # The text "0" is false, too.
  'grep truthy' => sub { my $members = m_(@_); join_pairs({ map { $_ => text($members->{$_}, \&canonical) } grep { $members->{$_} } keys %$members }) },
  # Bytes as characters, which print_rows encodes again.
  'encode_json nested double utf8' => sub { join_pairs(entries(@_, sub { JSON::PP->new->utf8->canonical->encode($_[0]) })) },
  'Data::Dumper nested' => sub { join_pairs(entries(@_, \&dump_nested)) },
  'latin1 print' => sub { \encode('iso-8859-1', join_pairs(entries(@_)), Encode::FB_PERLQQ) },
);
