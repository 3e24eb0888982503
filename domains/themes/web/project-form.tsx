import { addressOf } from '@bole/platform/screens'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ProjectLoader } from './form/project-loader.tsx'
import { themesScreens } from './screens.ts'
import styles from './themes.module.css'

/** Makes a campus project or changes one. */
export default function ProjectForm(): ReactNode {
  const { id } = useParams({ strict: false })
  const navigate = useNavigate()
  return (
    <div className={styles.form}>
      <ProjectLoader
        id={id === undefined ? null : Number(id)}
        origin={1}
        onLeave={() => void navigate({ to: addressOf(themesScreens.list, { origin: 1 }) })}
      />
    </div>
  )
}
