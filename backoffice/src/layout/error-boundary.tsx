import { Button } from 'antd'
import { Component, type ReactNode } from 'react'
import { i18n } from '../providers/i18n'
import { Notice } from '../components/notice'
import { loadAgain } from '../components/later'

interface Props {
  children: ReactNode
  /** A change (the next screen) renders the children again. */
  resetOn: string
}

interface State {
  crashed: boolean
}

/**
 * Keeps the shell when a screen fails, or when its script is gone after a release. Another screen is another
 * try, and so is the network when it is back.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { crashed: false }

  static getDerivedStateFromError(): State {
    return { crashed: true }
  }

  override componentDidMount() {
    window.addEventListener('online', this.retry)
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retry)
  }

  override componentDidUpdate(before: Props) {
    if (before.resetOn !== this.props.resetOn) {
      this.retry()
    }
  }

  private readonly retry = () => {
    if (this.state.crashed) {
      loadAgain()
      this.setState({ crashed: false })
    }
  }

  override render() {
    if (!this.state.crashed) {
      return this.props.children
    }
    return (
      <Notice
        title={i18n.t('shell.crashed')}
        hint={i18n.t('shell.crashedHint')}
        role="alert"
        heading
      >
        <Button type="primary" onClick={() => window.location.reload()}>
          {i18n.t('shell.reload')}
        </Button>
      </Notice>
    )
  }
}
