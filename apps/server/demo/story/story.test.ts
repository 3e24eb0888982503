import { describe, expect, test } from 'vitest'
import { demoPassword, story } from './index.ts'

const { departments, users, projects, positions, candidates, applications } = story

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length
const usernames = new Set(users.map(({ username }) => username))
const originals = candidates.filter(({ duplicateOf }) => duplicateOf === undefined)

describe('the company', () => {
  const depth = (key: string | null): number => {
    const found = departments.find((department) => department.key === key)
    return found === undefined ? 0 : 1 + depth(found.parent)
  }

  test('departments form one tree of three levels', () => {
    const keys = new Set(departments.map(({ key }) => key))
    expect(isUnique(departments.map(({ key }) => key))).toBe(true)
    for (const { parent } of departments) if (parent !== null) expect(keys).toContain(parent)
    expect(Math.max(...departments.map(({ key }) => depth(key)))).toBe(3)
  })

  test('every role is somebody, and only the operator stands outside', () => {
    const counts = Object.groupBy(users, ({ role }) => role)
    for (const role of ['SuperAdmin', 'SysAdmin', 'OrgAdmin', 'DepAdmin', 'User'] as const) {
      expect(counts[role], role).toHaveLength(1)
    }
    expect(counts.OrgAdmin2).toHaveLength(2)
    expect(counts.DepAdmin2).toHaveLength(2)
    expect(counts.User2?.length).toBeGreaterThanOrEqual(5)
    expect(users.filter(({ department }) => department === null).map(({ role }) => role)).toEqual([
      'SysAdmin',
    ])
    expect(isUnique(users.map(({ username }) => username))).toBe(true)
  })

  test('whoever looks after departments has openings in them, social and school', () => {
    const above = (key: string | null): string[] => {
      const found = departments.find((department) => department.key === key)
      return found === undefined ? [] : [found.key, ...above(found.parent)]
    }
    for (const { username, department } of users.filter(({ role }) => role === 'DepAdmin2')) {
      const own = positions.filter((position) => above(position.department).includes(department ?? ''))
      expect(new Set(own.map(({ project }) => project)).size, username).toBe(2)
    }
  })

  test('the shared password is long enough to be accepted', () => {
    expect(demoPassword.length).toBeGreaterThanOrEqual(10)
  })
})

describe('the openings', () => {
  test('two projects and twelve positions, seven social and five school', () => {
    expect(projects.map(({ origin }) => origin).toSorted()).toEqual([1, 2])
    const origins = positions.map(({ project }) => projects.find(({ key }) => key === project)?.origin)
    expect(origins.filter((origin) => origin === 2)).toHaveLength(7)
    expect(origins.filter((origin) => origin === 1)).toHaveLength(5)
  })

  test.each(positions)('$key names people and a department that exist', (position) => {
    for (const who of [position.owner, position.hiringManager, ...position.interviewers]) {
      expect(usernames).toContain(who)
    }
    expect(departments.map(({ key }) => key)).toContain(position.department)
    expect(position.salary.from).toBeLessThan(position.salary.to)
    expect(position.description.length).toBeGreaterThan(60)
    expect(position.requirements.length).toBeGreaterThan(60)
  })
})

describe('the candidates', () => {
  const share = (language: string) => candidates.filter((each) => each.language === language).length / 300

  test('300 people, about two thirds Chinese, a fifth English, a seventh Brazilian', () => {
    expect(candidates).toHaveLength(300)
    expect(isUnique(candidates.map(({ key }) => key))).toBe(true)
    expect(share('zh-CN')).toBeCloseTo(0.65, 1)
    expect(share('en-US')).toBeCloseTo(0.2, 1)
    expect(share('pt-BR')).toBeCloseTo(0.15, 1)
  })

  test('nobody shares a phone number or an address with a stranger', () => {
    expect(isUnique(originals.flatMap(({ phone }) => phone ?? []))).toBe(true)
    expect(isUnique(originals.flatMap(({ mail }) => mail ?? []))).toBe(true)
  })

  test('a returning person is told by name and birth date, and differs somewhere or nowhere', () => {
    const returning = candidates.filter(({ duplicateOf }) => duplicateOf !== undefined)
    expect(returning.length).toBeGreaterThanOrEqual(5)
    for (const again of returning) {
      const before = candidates.find(({ key }) => key === again.duplicateOf)
      expect([again.name, again.birthDate]).toEqual([before?.name, before?.birthDate])
    }
    const changed = returning.map(
      ({ duplicateOf, phone }) => phone !== candidates.find(({ key }) => key === duplicateOf)?.phone,
    )
    expect(new Set(changed)).toEqual(new Set([true, false]))
  })

  test('odd names are there: compound, dotted, two characters, very long', () => {
    const names = candidates.map(({ name }) => name)
    expect(names.some((name) => /^(欧阳|司马|上官|诸葛|慕容|皇甫|尉迟)/.test(name))).toBe(true)
    expect(names.some((name) => name.includes('·'))).toBe(true)
    expect(names.some((name) => /^\p{Script=Han}{2}$/u.test(name))).toBe(true)
    expect(names.filter((name) => name.length > 40).length).toBeGreaterThanOrEqual(2)
  })

  test('some records are incomplete', () => {
    expect(candidates.some(({ phone }) => phone === null)).toBe(true)
    expect(candidates.some(({ mail }) => mail === null)).toBe(true)
    expect(candidates.some(({ birthDate }) => birthDate === null)).toBe(true)
  })

  test('no address and no number can belong to anybody', () => {
    for (const { mail, phone } of candidates) {
      if (mail !== null) expect(mail).toMatch(/@([a-z]+\.)?example\.(com|net|org)$/)
      if (phone !== null)
        expect(phone.replace(/\D/g, '')).toMatch(/^(86)?(154|163|164)\d{8}$|^55\d\d90\d{7}$|^447700900\d{3}$/)
    }
  })

  test('lives run forward: birth, schools, jobs', () => {
    for (const { key, birthDate, educations, jobs } of candidates) {
      const chronological = [...educations.flatMap(({ from, to }) => [from, to])]
      expect(chronological, key).toEqual(chronological.toSorted())
      const employed = jobs.toReversed().flatMap(({ from, to }) => (to === null ? [from] : [from, to]))
      expect(employed, key).toEqual(employed.toSorted())
      const start = Number(educations[0]?.from.slice(0, 4))
      if (birthDate !== null) {
        const age = start - Number(birthDate.slice(0, 4))
        expect(age, key).toBeGreaterThanOrEqual(16)
        expect(age, key).toBeLessThanOrEqual(21)
      }
      for (const { to } of jobs) if (to !== null) expect(to <= '2026-11', key).toBe(true)
    }
  })

  test('no sentence kept its placeholder', () => {
    expect(JSON.stringify(story)).not.toMatch(/\{(a|b|years)\}/)
  })
})

describe('the applications', () => {
  test('about 380, some people twice, nobody twice to one position', () => {
    expect(applications).toHaveLength(380)
    expect(isUnique(applications.map(({ key }) => key))).toBe(true)
    expect(isUnique(applications.map(({ candidate, position }) => `${candidate} ${position}`))).toBe(true)
    const keys = new Set(candidates.map(({ key }) => key))
    for (const { candidate } of applications) expect(keys).toContain(candidate)
    expect(new Set(applications.map(({ candidate }) => candidate)).size).toBe(300)
  })
})
