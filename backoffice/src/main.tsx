import './csp'
import '@ant-design/v5-patch-for-react-19'
import './look.css'
import './app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'

const root = document.getElementById('root')
if (!root) {
  throw new Error('index.html has no #root')
}

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>
)
