import { dress } from '@bole/themes/model'
import { Radio } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import styles from './skin.module.css'

interface LookFieldsProps {
  /** What the device is called. */
  readonly device: string
  readonly look: dress.Look
  readonly isDisabled: boolean
  readonly onChange: (look: dress.Look) => void
}

/** Chooses a skin and a colour; each colour is told by its name as well. */
export function LookFields({ device, look, isDisabled, onChange }: LookFieldsProps): ReactNode {
  const t = useTexts()
  return (
    <>
      <fieldset className={styles.field}>
        <legend>{t('skin.skin', { device })}</legend>
        <Radio.Group
          disabled={isDisabled}
          value={look.skin}
          options={dress.skins.map((value) => ({ value, label: t(`skin.skins.${value}`) }))}
          onChange={({ target }) => onChange({ ...look, skin: target.value })}
        />
      </fieldset>
      <fieldset className={styles.field}>
        <legend>{t('skin.colour', { device })}</legend>
        <Radio.Group
          disabled={isDisabled}
          value={look.colour}
          options={dress.colours.map((value) => ({
            value,
            label: (
              <>
                <span className={styles.swatch} data-colour={value} aria-hidden="true" />
                {t(`skin.colours.${value}`)}
              </>
            ),
          }))}
          onChange={({ target }) => onChange({ ...look, colour: target.value })}
        />
      </fieldset>
    </>
  )
}
