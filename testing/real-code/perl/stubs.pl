# Strings that stubs, test scripts and hurried platforms sign, each in its own way.
use strict; use warnings; no warnings qw(uninitialized once); use FindBin; use lib $FindBin::Bin;
require 'callbacks.pl';
use JSON::XS (); use URI::Escape; use Digest::SHA qw(sha256_hex);

print_rows(
  'sort keys, interpolated' => sub { my $m = m_(@_); join '&', map { "$_=$m->{$_}" } sort keys %$m },
  'grep truth' => sub { my $m = m_(@_); join '&', map { "$_=$m->{$_}" } grep { $m->{$_} } sort keys %$m },
  'encode_json of references' => sub { my $m = m_(@_); join '&', map { "$_=" . (ref $m->{$_} ? JSON::XS->new->canonical->allow_nonref->encode($m->{$_}) : $m->{$_}) } grep { defined $m->{$_} && length $m->{$_} } sort keys %$m },
  'uri_escape' => sub { my $m = m_(@_); join '&', map { "$_=" . uri_escape_utf8($m->{$_}) } grep { length $m->{$_} && !ref $m->{$_} } sort keys %$m },
  'canonical JSON whole' => sub { JSON::PP->new->canonical->encode(m_(@_)) },
  'decimal texts plus zero' => sub { my $m = m_(@_); join '&', map { my $v = $m->{$_}; "$_=" . ($v =~ /^\d+\.\d+$/ ? $v + 0 : $v) } grep { defined $m->{$_} && $m->{$_} ne '' && !ref $m->{$_} } sort keys %$m },
);
