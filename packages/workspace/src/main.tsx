import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiError } from './api/request.ts';
import { App } from './app.tsx';
import './style.css';
import { directionOf, loadTexts, preferredLanguage } from './texts/load-texts.ts';
import { TextsProvider } from './texts/use-texts.tsx';

const retries = 2;

const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // What was refused is refused again.
      retry: (failures, error) => failures < retries && !(error instanceof ApiError && error.status < 500),
    },
  },
});

const { language, wanted } = preferredLanguage();
const texts = await loadTexts(language);
document.documentElement.lang = language;
document.documentElement.dir = directionOf(language);

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <TextsProvider texts={texts} language={language}>
        <App isTranslated={language === wanted} />
      </TextsProvider>
    </QueryClientProvider>
  </StrictMode>,
);
