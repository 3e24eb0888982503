import { maskText } from '@bole/accounts/model'
import { exportTexts } from '@bole/library/contract'
import type { PrintedResume } from '@bole/library/print'
import type { FieldGroupName, Language } from '@bole/platform/contract'
import type { Profile } from '@bole/resumes/profiles'

/** Whose words they are, and what they do not see. */
interface Written {
  readonly language: Language
  readonly hides: ReadonlySet<FieldGroupName>
}

type Words = (typeof exportTexts)[Language]['resume']

const some = (...values: readonly (string | null)[]) => values.flatMap((value) => (value ? [value] : []))
const joined = (...values: readonly (string | null)[]) => some(...values).join(' · ')

function whenOf(
  words: Words,
  { start, end }: { readonly start: string | null; readonly end: string | null },
) {
  return some(start, end === 'present' ? words.present : end).join(' – ')
}

/** A person as they are printed in a language; without what is hidden from whoever prints, and that covered in what people wrote. */
export function printOf(person: Profile, { language, hides }: Written): PrintedResume {
  const { resume: words, degrees, genders } = exportTexts[language]
  const free = (text: string | null) => (text && hides.size > 0 ? maskText(text, hides) : (text ?? ''))
  const degreeOf = (degree: Profile['degree']) => (degree ? degrees[degree] : null)
  const sections = [
    {
      title: words.employers,
      entries: person.employers.map((one) => {
        return {
          title: free(one.employer),
          when: whenOf(words, one),
          detail: free(one.title),
          text: free(one.text),
        }
      }),
    },
    {
      title: words.projects,
      entries: person.projects.map((one) => {
        return {
          title: free(one.name),
          when: whenOf(words, one),
          detail: free(one.role),
          text: free(one.text),
        }
      }),
    },
    {
      title: words.schools,
      entries: person.schools.map((one) => {
        const detail = joined(degreeOf(one.degree), free(one.major))
        return { title: free(one.school), when: whenOf(words, one), detail, text: '' }
      }),
    },
  ]
  const lists = [
    { title: words.skills, items: person.skills.map(free) },
    { title: words.languages, items: person.languages.map(free) },
    {
      title: words.expected,
      items: some(free(person.expected_position), ...person.expected_places.map(free)),
    },
  ]
  return {
    name: person.name ?? '',
    headline: joined(free(person.job_title), free(person.employer)),
    contact: hides.has('contacts') ? [] : some(person.phone, person.email),
    facts: some(
      person.gender ? genders[person.gender] : null,
      hides.has('birth') ? null : person.birth_date,
      degreeOf(person.degree),
      free(person.city),
    ),
    sections: sections.filter(({ entries }) => entries.length > 0),
    lists: lists.filter(({ items }) => items.length > 0),
  }
}
