import { type ReactNode, useId } from 'react'
import styles from './choice-switch.module.css'

interface ChoiceSwitchProps<Name extends string> {
  readonly label: string
  /** What can be chosen, each with its word. */
  readonly choices: Readonly<Record<Name, string>>
  readonly value: Name
  readonly onChoose: (name: Name) => void
  readonly isSmall?: boolean
}

/** Two or three ways to see the same, side by side: radio buttons that look like one switch. */
export function ChoiceSwitch<Name extends string>({
  label,
  choices,
  value,
  onChoose,
  isSmall = false,
}: ChoiceSwitchProps<Name>): ReactNode {
  const group = useId()
  return (
    <fieldset className={styles.choices} aria-label={label} data-small={isSmall || undefined}>
      {namesOf(choices).map((name) => (
        <label key={name} className={styles.choice}>
          <input type="radio" name={group} checked={name === value} onChange={() => onChoose(name)} />
          {choices[name]}
        </label>
      ))}
    </fieldset>
  )
}

function namesOf<Name extends string>(choices: Readonly<Record<Name, string>>): readonly Name[] {
  const isName = (name: string): name is Name => name in choices
  return Object.keys(choices).filter(isName)
}
