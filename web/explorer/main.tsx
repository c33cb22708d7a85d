import 'graphiql/style.css';
import './explorer.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Explorer } from './explorer.tsx';
import { keepSession } from './keep-session.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');
keepSession();
createRoot(root).render(
  <StrictMode>
    <Explorer />
  </StrictMode>,
);
