import { useId, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import type { Wanted } from './use-positions.ts'

interface Props {
  readonly wanted: Wanted
  readonly cities: readonly { readonly name: string; readonly count: number }[]
  readonly categories: readonly { readonly name: string; readonly count: number }[]
  readonly origins: readonly { readonly origin: number; readonly count: number }[]
  readonly projects: readonly {
    readonly id: number
    readonly name: string
    readonly position_count: number
  }[]
  readonly onChange: (wanted: Wanted) => void
}

/**
 * Keyword, city, category and kind; the choices act at once, the keyword on Enter or its button. On a phone the choices are folded away: how
 * many are in force stands on what unfolds them.
 */
export function SearchForm({ wanted, cities, categories, origins, projects, onChange }: Props) {
  const { text } = useTexts()
  const [keyword, setKeyword] = useState(wanted.keyword)
  const [followed, follow] = useState(wanted.keyword)
  // While it is drawn, not in an effect: one that comes late would take back what is typed meanwhile.
  if (followed !== wanted.keyword) {
    follow(wanted.keyword)
    setKeyword(wanted.keyword)
  }
  const [isOpen, setOpen] = useState(false)
  const choices = useId()
  const chosen = [wanted.city, wanted.category, wanted.origin, wanted.project_id].filter(
    (value) => value !== '',
  ).length
  const hasChoices = [cities, categories, origins, projects].some(({ length }) => length > 1)
  return (
    <search>
      <form
        className="search"
        onSubmit={(event) => {
          event.preventDefault()
          onChange({ ...wanted, keyword: keyword.trim() })
        }}
      >
        <label className="keyword">
          <span>{text('search_label')}</span>
          <input
            type="search"
            enterKeyHint="search"
            maxLength={100}
            value={keyword}
            onChange={(event) => setKeyword(event.target.value)}
          />
        </label>
        <button type="submit">{text('search')}</button>
        {hasChoices && (
          <button
            type="button"
            className="unfold"
            aria-expanded={isOpen}
            aria-controls={choices}
            onClick={() => setOpen(!isOpen)}
          >
            {chosen > 0 ? `${text('filters')} (${chosen})` : text('filters')}
          </button>
        )}
        <div id={choices} className={isOpen ? 'choices open' : 'choices'}>
          {cities.length > 1 && (
            <label>
              <span>{text('city')}</span>
              <select
                value={wanted.city}
                onChange={(event) => onChange({ ...wanted, city: event.target.value })}
              >
                <option value="">{text('all_cities')}</option>
                {cities.map(({ name, count }) => (
                  <option key={name} value={name}>{`${name} (${count})`}</option>
                ))}
              </select>
            </label>
          )}
          {categories.length > 1 && (
            <label>
              <span>{text('category')}</span>
              <select
                value={wanted.category}
                onChange={(event) => onChange({ ...wanted, category: event.target.value })}
              >
                <option value="">{text('all_categories')}</option>
                {categories.map(({ name, count }) => (
                  <option key={name} value={name}>{`${name} (${count})`}</option>
                ))}
              </select>
            </label>
          )}
          {origins.length > 1 && (
            <label>
              <span>{text('kind')}</span>
              <select
                value={wanted.origin}
                onChange={(event) => onChange({ ...wanted, origin: event.target.value })}
              >
                <option value="">{text('all_kinds')}</option>
                {origins.map(({ origin, count }) => (
                  <option key={origin} value={origin}>
                    {`${text(origin === 1 ? 'origin_1' : 'origin_2')} (${count})`}
                  </option>
                ))}
              </select>
            </label>
          )}
          {projects.length > 1 && (
            <label>
              <span>{text('project')}</span>
              <select
                value={wanted.project_id}
                onChange={(event) => onChange({ ...wanted, project_id: event.target.value })}
              >
                <option value="">{text('all_projects')}</option>
                {projects.map(({ id, name, position_count }) => (
                  <option key={id} value={id}>{`${name} (${position_count})`}</option>
                ))}
              </select>
            </label>
          )}
        </div>
      </form>
    </search>
  )
}
