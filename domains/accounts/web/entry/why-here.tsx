import { type ReactNode, useEffect, useState } from 'react'
import styles from '../sign-in.module.css'
import { leftBecause } from './left-because.ts'

/** Tells whoever was led to signing in why that is; nothing to who came by themselves. */
export function WhyHere(): ReactNode {
  const [reason] = useState(leftBecause.get)
  useEffect(leftBecause.forget, [])
  return (
    reason && (
      <div role="status" className={styles.told}>
        {reason}
      </div>
    )
  )
}
