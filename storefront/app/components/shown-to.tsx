import { useViewer } from '~/use-viewer'

/** To whom the page of a form is shown: another tab may have signed in as somebody else since (`meantFor`). */
export function ShownTo() {
  const viewer = useViewer()
  return viewer && <input type="hidden" name="viewer" value={viewer._id} />
}
