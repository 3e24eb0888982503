import { choices } from '@bole/careers/model'
import { useTexts } from '../texts/index.ts'
import type { Offered } from './choices.ts'

interface Props {
  readonly offered: NonNullable<Offered>
  /** First choice first. */
  readonly chosen: readonly number[]
  readonly onChange: (chosen: readonly number[]) => void
}

/** Positions of a project in the order somebody wishes for them. */
export function ChoiceGroup({ offered, chosen, onChange }: Props) {
  const { text } = useTexts()
  const nameOf = (id: number) => {
    const { title = '', cities = [] } = offered.positions.find((position) => position.id === id) ?? {}
    return [title, cities.join(' · ')].filter(Boolean).join(' – ')
  }
  const left = offered.positions.filter(({ id }) => !chosen.includes(id))
  return (
    <fieldset>
      <legend>{text('group_choices')}</legend>
      <p className="quiet">{text('choices_hint', { count: offered.most })}</p>
      <ol className="ranked">
        {chosen.map((id, at) => (
          <li key={id} className="wish">
            <span>{nameOf(id)}</span>
            {chosen.length > 1 && (
              // The first keeps its button: whoever moved it there keeps their place on the page.
              <button
                type="button"
                aria-disabled={at === 0}
                aria-label={text('choice_up', { title: nameOf(id) })}
                onClick={() => onChange(choices.wishedMore(chosen, id))}
              >
                ↑
              </button>
            )}
            {chosen.length > 1 && (
              <button
                type="button"
                aria-label={text('choice_remove', { title: nameOf(id) })}
                onClick={() => onChange(chosen.filter((one) => one !== id))}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ol>
      {chosen.length < offered.most && left.length > 0 && (
        <div className="field">
          <label htmlFor="choice">{text('choice_add')}</label>
          <select id="choice" value="" onChange={({ target }) => onChange([...chosen, Number(target.value)])}>
            <option value="" disabled>
              {text('choice_none')}
            </option>
            {left.map(({ id }) => (
              <option key={id} value={id}>
                {nameOf(id)}
              </option>
            ))}
          </select>
        </div>
      )}
    </fieldset>
  )
}
