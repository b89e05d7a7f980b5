import './csp'
import '@ant-design/v5-patch-for-react-19'
import './look.css'
import './app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './hooks/unsaved-forms' // Before the router.
import { App } from './app'
import { chosenLanguage, speak } from './providers/language'

const root = document.getElementById('root')
if (!root) {
  throw new Error('index.html has no #root')
}

/* Falls back to English when a language fails to load. */
void speak(chosenLanguage() ?? 'en')
  .catch(() => undefined)
  .then(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>
    )
  )
