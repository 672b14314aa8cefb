# What handlers log as the string that they verify, as in Dancer and plain CGI; each with its habit.
use strict; use warnings; use FindBin; use lib $FindBin::Bin; use JSON::PP; use POSIX ();
require 'callbacks.pl';
my $json = JSON::PP->new->canonical->allow_nonref;
sub nested { my $value = shift; ref $value eq 'HASH' || ref $value eq 'ARRAY' ? $json->encode($value) : $value }
sub joined { my $members = shift; join '&', map { "$_=" . (nested($members->{$_}) // '') } sort keys %$members }

print_rows(
  'interpolated, undef empty' => sub { no warnings; my $m = m_(@_); join '&', map { "$_=$m->{$_}" } sort keys %$m },
  'grep truth, canonical JSON' => sub { my $m = m_(@_); delete $m->{$_} for grep { !$m->{$_} } keys %$m; joined($m) },
  'grep length, canonical JSON' => sub { my $m = m_(@_); delete $m->{$_} for grep { !defined $m->{$_} || "$m->{$_}" !~ /\S/ } keys %$m; joined($m) },
  'sprintf %.2f of amounts' => sub { my $m = m_(@_); $m->{$_} = sprintf '%.2f', $m->{$_} for grep { /mount/ } keys %$m; delete $m->{$_} for grep { !defined $m->{$_} } keys %$m; joined($m) },
  'amounts + 0' => sub { my $m = m_(@_); $m->{$_} += 0 for grep { /mount/ } keys %$m; delete $m->{$_} for grep { !defined $m->{$_} } keys %$m; joined($m) },
  'strftime of completedAt' => sub { my $m = m_(@_); $m->{completedAt} = POSIX::strftime('%Y-%m-%dT%H:%M:%SZ', gmtime $m->{completedAt}) if $m->{completedAt}; delete $m->{$_} for grep { !defined $m->{$_} } keys %$m; joined($m) },
  'a final newline' => sub { my $m = m_(@_); delete $m->{$_} for grep { !defined $m->{$_} || $m->{$_} eq '' } keys %$m; joined($m) . "\n" },
);
