-- Nobody is merged without being asked about: no contact is known to be verified by whom it is of.
alter table people_rules drop column merges_verified;
