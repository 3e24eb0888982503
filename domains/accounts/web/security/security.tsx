import type { ReactNode } from 'react'
import styles from '../my-account.module.css'
import { SecondFactor } from './second-factor.tsx'
import { Sessions } from './sessions.tsx'
import { SignIns } from './sign-ins.tsx'

/** `/usercenter/security`: where one is signed in, the second factor, and what was tried at the account. */
export default function Security(): ReactNode {
  return (
    <div className={styles.page}>
      <SecondFactor />
      <Sessions />
      <SignIns />
    </div>
  )
}
