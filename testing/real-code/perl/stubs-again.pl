# More strings that stubs, test scripts and hurried platforms sign; written once what stubs.pl had shown was mended.
use strict; use warnings; no warnings qw(uninitialized once); use FindBin; use lib $FindBin::Bin;
require 'callbacks.pl';
use Digest::MD5 qw(md5_hex); use Encode qw(encode_utf8);

print_rows(
  'length, references left out' => sub { my $m = m_(@_); join '&', map { "$_=$m->{$_}" } grep { length $m->{$_} && !ref $m->{$_} } sort keys %$m },
  'md5_hex' => sub { my $m = m_(@_); md5_hex(encode_utf8(join '&', map { "$_=$m->{$_}" } grep { length $m->{$_} && !ref $m->{$_} } sort keys %$m)) },
  'lc sort' => sub { my $m = m_(@_); join '&', map { "$_=$m->{$_}" } grep { defined $m->{$_} && !ref $m->{$_} } sort { lc $a cmp lc $b } keys %$m },
);
