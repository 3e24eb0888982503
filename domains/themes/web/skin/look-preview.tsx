import type { dress } from '@bole/themes/model'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import styles from './skin.module.css'

interface LookPreviewProps {
  readonly look: dress.Look
  readonly device: 'desktop' | 'phone'
}

/** A page of the career site in small, as it will look. */
export function LookPreview({ look, device }: LookPreviewProps): ReactNode {
  const t = useTexts()
  const label = t('skin.preview', {
    skin: t(`skin.skins.${look.skin}`),
    colour: t(`skin.colours.${look.colour}`),
  })
  return (
    <div className={styles.stage}>
      <div
        role="img"
        aria-label={label}
        className={styles.preview}
        data-device={device}
        data-skin={look.skin}
        data-colour={look.colour}
      >
        <div className={styles.bar} />
        <div className={styles.page}>
          <div className={styles.heading} />
          <div className={styles.card} />
          <div className={styles.card} />
          <div className={styles.button} />
        </div>
      </div>
    </div>
  )
}
