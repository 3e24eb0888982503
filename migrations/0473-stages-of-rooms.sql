-- Up to four windows of a room send each other sound and pictures: since when a member's window is one of them; null: it is not.
alter table room_members add column stage_at timestamptz;

-- What one window says to another so that they find a way to each other (WebRTC): offers, answers and addresses, numbered by the sender.
-- A row is deleted once the other window has said that it has it, or half a minute later.
create table room_signals (
  organisation_id bigint not null,
  interview_id bigint not null,
  to_connection text not null,
  from_connection text not null,
  number integer not null,
  kind text not null check (kind in ('offer', 'answer', 'address')),
  content text not null,
  sent_at timestamptz not null,
  primary key (organisation_id, interview_id, to_connection, from_connection, number),
  foreign key (organisation_id, interview_id) references interviews (organisation_id, id) on delete cascade
);
call protect('room_signals');
