-- What waits for somebody among what they own, the longest first.
create index applications_of_owner on applications (organisation_id, owner_user_id, status_since) where is_listed;
