import type { ReactNode } from 'react'
import styles from './drawing.module.css'

/** What a drawing stands for. */
export type Scene = 'empty' | 'missing' | 'locked' | 'broken' | 'later'

const scenes: Record<Scene, ReactNode> = {
  // An open tray with nothing on it.
  empty: (
    <>
      <path d="M40 66 58 34h44l18 32v26H40z" />
      <path d="M40 66h24l6 10h20l6-10h24" />
    </>
  ),
  // A signpost whose arrow points nowhere.
  missing: (
    <>
      <path d="M78 30v66M66 96h28" />
      <path data-part="mark" d="M78 38h34l10 9-10 9H78z" />
      <path d="M78 60H52l-9 8 9 8h26" strokeDasharray="5 5" />
    </>
  ),
  // A door with a lock.
  locked: (
    <>
      <path d="M54 96V32h52v64M44 96h72" />
      <rect data-part="mark" x="70" y="60" width="20" height="16" rx="3" />
      <path d="M74 60v-5a6 6 0 0 1 12 0v5" />
    </>
  ),
  // A cable that came apart.
  broken: (
    <>
      <path d="M30 66h28M102 66h28" />
      <rect x="58" y="56" width="16" height="20" rx="4" />
      <path data-part="mark" d="M86 56h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H86M86 61h-7M86 71h-7" />
      <path d="M80 38v8M66 42l4 7M94 42l-4 7" />
    </>
  ),
  // A page that is still being drawn.
  later: (
    <>
      <path d="M56 30h34l14 14v52H56z" strokeDasharray="6 5" />
      <path d="M66 56h28M66 66h20" />
      <path data-part="mark" d="m92 88 20-20 7 7-20 20-9 2z" />
    </>
  ),
}

/** A drawing of our own for a place where nothing is to be seen; it says nothing that the words beside it do not say. */
export function Drawing({ scene }: { readonly scene: Scene }): ReactNode {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 112" aria-hidden data-scene={scene}>
      <ellipse data-part="ground" cx="80" cy="100" rx="58" ry="5" />
      {scenes[scene]}
    </svg>
  )
}
