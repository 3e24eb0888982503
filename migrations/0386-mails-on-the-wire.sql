-- Since when a message is being handed over: from then on it may have left, whoever takes it back.
alter table mails add column handed_at timestamptz;
