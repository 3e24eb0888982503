/** What is written down of an account. */
export const userActions = [
  'create',
  'update',
  'enable',
  'disable',
  'reset_password',
  'reset_second_factor',
  'set_password',
  'permit',
  'hand_over',
  'undo_hand_over',
  'sync',
  'bind',
  'unbind',
  'register',
  'confirm',
  'rescue',
  'change_password',
  'forgot_password',
  'confirm_email',
] as const

export type UserAction = (typeof userActions)[number]
