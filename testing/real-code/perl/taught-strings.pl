# Functions of the next blind set whose strings were told wrongly, with something untrue beside it, or not at all, until that was mended. perl taught-strings.pl callbacks.json
use strict; use warnings; no warnings; use utf8; use HTML::Entities; use JSON::PP; use Mojo::JSON;
use FindBin; require "$FindBin::Bin/callbacks.pl";
sub entries {
  my ($raw, $headers, $nested) = @_;
  my $members = m_($raw, $headers);
  +{ map { $_ => ref $members->{$_} ? $nested->($members->{$_}) : $members->{$_} } grep { defined $members->{$_} && $members->{$_} =~ /\S/ } keys %$members };
}
sub canonical { JSON::PP->new->canonical->allow_nonref->encode($_[0]) }
sub join_pairs { my ($entries, $text) = @_; join '&', map { "$_=" . $text->($entries->{$_}, $_) } sort keys %$entries }
print_rows(
  'Mojo to_json' => sub { join_pairs(entries(@_, \&Mojo::JSON::to_json), sub { $_[0] }) },
  'encode_entities' => sub { join_pairs(entries(@_, \&canonical), sub { encode_entities($_[0]) }) },
  'sprintf %.2f' => sub { join_pairs(entries(@_, \&canonical), sub { $_[1] !~ /^(timestamp|nonce)$/ && $_[0] =~ /^-?\d+(\.\d+)?$/ ? sprintf('%.2f', $_[0]) : $_[0] }) },
);
