import { fireEvent, screen, waitFor } from '@testing-library/react'

/** Opens the select of a label, the last of the page where several carry it, and chooses an option by its words. */
export async function pickOption(label: string, option: string): Promise<void> {
  const fields = await screen.findAllByLabelText(label)
  // A dialog comes after the page; what is found by `aria-label` is not in the page's order.
  const field = fields
    .toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .at(-1)
  if (!field) throw new Error(`nothing is called ${label}`)
  fireEvent.mouseDown(field)
  const choice = await waitFor(() => {
    const found = screen
      .queryAllByText(option)
      .findLast((element) => element.closest('.ant-select-item-option'))
    if (found) return found
    // A dialog takes the focus once it has opened, which closes a list that was opened before.
    if (field.getAttribute('aria-expanded') === 'false') fireEvent.mouseDown(field)
    throw new Error(`${option} is not offered`)
  })
  fireEvent.click(choice)
}
