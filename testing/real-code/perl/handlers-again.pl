# More handlers that log what they verify, written once what the first had shown was mended.
use strict; use warnings; use FindBin; use lib $FindBin::Bin; use JSON::PP;
require 'callbacks.pl';
my $json = JSON::PP->new->canonical->ascii;
sub text { my $value = shift; ref $value eq 'HASH' || ref $value eq 'ARRAY' ? $json->encode($value) : $value }
print_rows(
  'ascii JSON, defined' => sub { my $m = m_(@_); join '&', map { "$_=" . text($m->{$_}) } grep { defined $m->{$_} } sort keys %$m },
  'uc of keys' => sub { my $m = m_(@_); join '&', map { uc($_) . '=' . text($m->{$_}) } grep { defined $m->{$_} && $m->{$_} ne '' } sort keys %$m },
);
