// The least page with the product's stack: react, the router, react-query, and its data requested by the page itself.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router';

const firstData = /** @type {{ firstData: Promise<{ links: string[] }> }} */ (/** @type {unknown} */ (window))
  .firstData;

function Home() {
  const { data } = useQuery({ queryKey: ['home'], queryFn: () => firstData });
  return data?.links.map((text) => (
    <p key={text}>
      <Link to="/">{text}</Link>
    </p>
  ));
}

createRoot(/** @type {HTMLElement} */ (document.getElementById('root'))).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<Home />} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);

// The same page as an app with a worker; the address asks for it, so that the cold view stays without one.
if (location.search === '?worker') void navigator.serviceWorker.register('/worker.js');
