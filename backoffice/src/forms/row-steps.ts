import { refocus } from '../components/refocus'

/** As `Form.Item` gives it. */
interface Field<Row> {
  id?: string
  onChange?: (rows: Row[]) => void
}

/** What is done to the rows of a field that is a list; the focus stays at the field when its button goes. */
export function rowSteps<Row extends object>(
  rows: Row[],
  empty: Row,
  { id, onChange }: Field<Row>
) {
  function put(next: Row[]) {
    onChange?.(next)
    refocus(() => document.getElementById(id ?? ''))
  }

  return {
    add: (row: Partial<Row>) => put([...rows, { ...empty, ...row }]),
    change: (at: number, part: Partial<Row>) =>
      onChange?.(rows.map((row, place) => (place === at ? { ...row, ...part } : row))),
    remove: (at: number) => put(rows.filter((_, place) => place !== at)),
  }
}
