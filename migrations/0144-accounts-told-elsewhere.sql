-- An account may be told to a service outside, which is written down as everything else is.
alter table user_history drop constraint user_history_action_check, add constraint user_history_action_check check (action in
  ('create', 'update', 'enable', 'disable', 'reset_password', 'set_password', 'permit', 'hand_over', 'undo_hand_over', 'sync'));
