import { lazy } from 'react'

/** Loaded when it is first opened, with the forms it is made of. */
export const ChangePassword = lazy(() => import('./change-password.tsx'))

/** Asks for the password before what could lock somebody out. */
export const ProofDialog = lazy(() => import('./security/proof-dialog.tsx'))

/** What an authenticator app has to be told, with its QR code. */
export const AppSecret = lazy(() => import('./security/app-secret.tsx'))

/** The codes that help where the phone is not, shown once. */
export const RecoveryCodes = lazy(() =>
  import('./security/recovery-codes.tsx').then(({ RecoveryCodes: shown }) => ({ default: shown })),
)

/** Comes with the forms it is made of, after the rest of the page. */
export const ProfileForm = lazy(() =>
  import('./users/profile-form.tsx').then(({ ProfileForm: shown }) => ({ default: shown })),
)

/** Who sees a record, and why. */
export const WhyDialog = lazy(() => import('./why/why-dialog.tsx'))

/** The company's name and logo on its sign-in page. */
export const CompanyHead = lazy(() =>
  import('./platforms/company-entry.tsx').then(({ CompanyHead: shown }) => ({ default: shown })),
)

/** How else a company's people come in. */
export const CompanyWays = lazy(() =>
  import('./platforms/company-entry.tsx').then(({ CompanyWays: shown }) => ({ default: shown })),
)

/** A department of the tree, for a form of any domain. */
export const DepartmentChoice = lazy(() => import('./departments/department-choice.tsx'))

/** A link by which somebody sets their password, shown once. */
export const LinkDialog = lazy(() =>
  import('./users/link-dialog.tsx').then(({ LinkDialog: shown }) => ({ default: shown })),
)
