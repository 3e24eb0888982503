import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './drawer/drawer.module.css'
import { LoadedCandidate } from './drawer/loaded-candidate.tsx'

/** One candidate on a page of their own, for whoever may see them: links to people lead here. */
export default function CandidatePage(): ReactNode {
  const { id } = useParams({ strict: false })
  return (
    <div className={styles.page}>
      <LoadedCandidate key={id} id={Number(id)} />
    </div>
  )
}
