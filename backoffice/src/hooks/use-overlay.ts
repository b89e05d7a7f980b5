import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Navigation state of a drawer or dialog opened from its list: closing it is then a step back. */
export const overList = { overList: true }

/**
 * A screen that lies over its list and has an address of its own. `close` plays the way out, then
 * gives the address back to the list as it was; who came by a link finds the list behind it.
 *
 * @param list - path of the list
 */
export function useOverlay(list: string) {
  const [open, setOpen] = useState(true)
  const navigate = useNavigate()
  const { search, state } = useLocation()

  function leave() {
    if ((state as typeof overList | null)?.overList) {
      void navigate(-1)
    } else {
      void navigate({ pathname: list, search }, { replace: true })
    }
  }

  return {
    open,
    close: () => setOpen(false),
    /** For `afterOpenChange` and `afterClose` of Ant Design's drawers and dialogs. */
    afterOpenChange: (nowOpen: boolean) => {
      if (!nowOpen) {
        leave()
      }
    },
  }
}
