-- The window that shares its screen: the browser takes a screen back when its window is loaded again.
alter table rooms add column share_connection text;

-- When somebody who works in the interview had a member's microphone or camera turned off last.
alter table room_members
  add column audio_off_at timestamptz,
  add column video_off_at timestamptz;
