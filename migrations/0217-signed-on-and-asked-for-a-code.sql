-- Whom the provider has confirmed, and who has yet to give a code of their second factor.
alter table sign_on_attempts add column came_as bigint;
