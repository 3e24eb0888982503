import { lazy } from 'react'

/** Comes with the form it is made of when it is first opened: the shell stands on this door. */
export const DecisionDialog = lazy(() =>
  import('./actions/decision-dialog.tsx').then(({ DecisionDialog: shown }) => ({ default: shown })),
)

/** Likewise. */
export const ScheduleDialog = lazy(() =>
  import('./drawer/schedule-dialog.tsx').then(({ ScheduleDialog: shown }) => ({ default: shown })),
)

/** Likewise. */
export const MessageField = lazy(() =>
  import('./actions/message-field.tsx').then(({ MessageField: shown }) => ({ default: shown })),
)
