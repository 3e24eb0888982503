import { lazy } from 'react'

/** Loaded when it is first opened, with the forms it is made of. */
export const ChangePassword = lazy(() => import('./change-password.tsx'))
