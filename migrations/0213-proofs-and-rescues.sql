-- What is written down of an account: a password that its owner changed, asked a link for, or that whoever runs the server gave one for.
alter table user_history drop constraint user_history_action_check;
alter table user_history add check (action in ('create', 'update', 'enable', 'disable', 'reset_password', 'set_password', 'permit',
  'hand_over', 'undo_hand_over', 'sync', 'reset_second_factor', 'bind', 'unbind', 'register', 'confirm', 'rescue', 'change_password',
  'forgot_password', 'confirm_email'));
