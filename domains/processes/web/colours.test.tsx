import { serve, showScreen } from '@bole/platform/web-testing'
import { stages, type WantedStep } from '@bole/processes/model'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { StageOrder } from './stage-order.tsx'
import { StageRow } from './stage-row.tsx'

const first: readonly WantedStep[] = [
  { id: 1, stage: 1, title: '' },
  { id: 2, stage: 12, title: '初面', colour: 'orange' },
  { id: 3, stage: 12, title: '终面' },
]

const coloursOf = (words: string) => screen.getAllByText(words).map((badge) => badge.dataset.stage)

function Order() {
  const [steps, setSteps] = useState(first)
  return (
    <>
      <StageOrder value={steps} onChange={setSteps} />
      <output>{steps.map(({ colour }) => colour ?? '-').join(' ')}</output>
    </>
  )
}

test('a step is shown in its own colour, or that of its stage', async () => {
  serve()
  const steps = first.map((step) => ({ ...step, id: step.id ?? 0 }))
  await showScreen(() => <StageRow steps={steps} />)
  expect(await screen.findByText('初面')).toBeTruthy()
  expect([coloursOf('初面'), coloursOf('终面')]).toEqual([['orange'], ['green']])
})

test('a colour is chosen for a step, and moves with it', async () => {
  serve()
  await showScreen(Order)
  const said = () => document.querySelector('output')?.textContent
  await waitFor(() => expect(said()).toBe('- orange -'))
  fireEvent.mouseDown(screen.getByLabelText('第 3 个阶段的颜色'))
  fireEvent.click((await screen.findAllByText('红')).at(-1) ?? document.body)
  await waitFor(() => expect(said()).toBe('- orange red'))
  fireEvent.click(screen.getByLabelText('上移第 3 个阶段'))
  expect(said()).toBe('- red orange')
})

test('every colour a step may have is one the look knows', () => {
  expect(new Set(stages.stepColours).size).toBe(stages.stepColours.length)
  for (const colour of Object.values(stages.badgeOf)) expect(stages.stepColours).toContain(colour)
})
