import { screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { showScreen } from '../web-testing/index.tsx'
import { AfterFrame } from './after-frame.tsx'

test('what it holds is left out of the first drawing and comes by itself', async () => {
  expect(renderToStaticMarkup(<AfterFrame>fields</AfterFrame>)).toBe('')
  await showScreen(() => (
    <p>
      <AfterFrame>fields</AfterFrame>
    </p>
  ))
  expect(await screen.findByText('fields')).toBeDefined()
})
