import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { position, project, site } from '../testing/examples.ts'
import { answerCalls, open } from '../testing/show.tsx'

beforeEach(() => localStorage.clear())

const some = () => ({ data: { list: [position], next_cursor: null }, total: 1 })

describe('the page of a project', () => {
  test('shows its positions, where to meet, what happens when, pictures, answers and the company', async () => {
    const made = answerCalls({ project: () => ({ data: project }), positions: some })
    open('/lumi/projects/3')
    expect(await screen.findByText('Campus 2027')).toBeTruthy()
    expect(await screen.findByText('Rust engineer')).toBeTruthy()
    expect(made.find(({ path }) => path === 'positions')?.query.get('project_id')).toBe('3')
    const cities = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(cities.filter((city) => city === 'Beijing' || city === 'Xiamen')).toEqual(['Beijing', 'Xiamen'])
    expect(screen.getByText('Applications')).toBeTruthy()
    expect(screen.getByText('Do I need an account?')).toBeTruthy()
    expect(screen.getByAltText('The roof').getAttribute('src')).toBe('/api/careers/picture?slug=lumi&id=5')
    expect(screen.getByAltText('The roof').getAttribute('srcset')).toContain('&size=small 320w, ')
    expect(screen.getByAltText('Lumiponte').getAttribute('src')).toBe('/api/careers/logo?slug=lumi&id=8')
    expect(screen.getByText('Our lab').getAttribute('href')).toBe('https://example.com/lab')
    expect(screen.getByText('We bend light.')).toBeTruthy()
  })

  test('is reached by an invitation too, before anything of it is open', async () => {
    const bare = {
      ...project,
      position_count: 0,
      route: [],
      schedule: [],
      answers: [],
      pictures: [],
      menu: [],
    }
    const made = answerCalls({
      project: () => ({ data: bare }),
      positions: () => ({ data: { list: [], next_cursor: null }, total: 0 }),
    })
    open('/lumi?project=ABCDEFGHJK')
    expect(await screen.findByText('Campus 2027')).toBeTruthy()
    expect(made[0]?.query.get('code')).toBe('ABCDEFGHJK')
    for (const gone of ['Where to meet us', 'Timeline', 'Pictures', 'Questions and answers'])
      expect(screen.queryByText(gone)).toBeNull()
  })

  test('that is gone says so', async () => {
    answerCalls({ project: () => ({ code: 'not_found', http: 404 }) })
    open('/lumi/projects/99')
    expect(await screen.findByText('Page not found')).toBeTruthy()
  })

  test('leads back to the site, and from there to each project', async () => {
    answerCalls({
      project: () => ({ data: project }),
      site: () => ({ data: site }),
      positions: some,
    })
    const memory = open('/lumi/projects/3')
    fireEvent.click(await screen.findByText('See all positions'))
    // The page that is left may still be there, under the same heading.
    fireEvent.click(await screen.findByRole('link', { name: 'Campus 2027' }))
    expect(memory.history?.at(-1)).toBe('/lumi/projects/3')
  })

  test('says of a stop what it is, when it is and where more is told', async () => {
    answerCalls({ project: () => ({ data: project }), positions: some })
    open('/lumi/projects/3')
    const stop = (await screen.findByText('Tsinghua')).closest('li')
    expect(stop?.textContent).toMatch(/Campus talk.*Main hall.*Event page/)
    expect(stop?.querySelector('time')?.getAttribute('datetime')).toBe('2030-09-03T11:00:00.000Z')
    const other = screen.getByText('Xiamen University').closest('li')
    expect(other?.textContent).toContain('On-campus interviews')
    expect(other?.querySelector('a')).toBeNull()
  })

  test('asks for nothing of an empty album or logo', async () => {
    const bare = { ...project, pictures: [], company: { ...project.company, logo: null } }
    answerCalls({ project: () => ({ data: bare }), positions: some })
    open('/lumi/projects/3')
    await screen.findByText('Campus 2027')
    expect(document.querySelectorAll('img')).toHaveLength(0)
  })
})

describe('the front page', () => {
  const two = { ...site, projects: [...site.projects, { ...site.projects[0], id: 4, name: 'Lab 2027' }] }

  test('is narrowed to a project, in the address as well', async () => {
    const made = answerCalls({ site: () => ({ data: two }), positions: some })
    const memory = open('/lumi')
    fireEvent.change(await screen.findByLabelText('Program'), { target: { value: '4' } })
    expect(memory.history?.at(-1)).toBe('/lumi?project_id=4')
    await waitFor(() =>
      expect(
        made
          .filter(({ path }) => path === 'positions')
          .at(-1)
          ?.query.get('project_id'),
      ).toBe('4'),
    )
  })

  test('offers no choice between one project and itself', async () => {
    answerCalls({ site: () => ({ data: site }), positions: some })
    open('/lumi')
    await screen.findByText('Campus 2027')
    expect(screen.queryByLabelText('Program')).toBeNull()
  })
})
