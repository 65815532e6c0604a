// Runs before the app's code loads: preloads the screen's code and requests its first data, which the transport of
// `@sirah-trails/api-client` takes over (`FirstData`). It must stay static, because the page allows it by its hash.
(() => {
  const storageKey = 'access_token';
  const guestKeys = ['signin_as_guess', 'signin_as_guest'];
  const home = '/';
  const signIn = '/auth/signin';
  const onboarding = '/onboarding';
  const onboardingKey = 'complete_onboarding';
  const lockName = 'sirah-trails-refresh';
  const accessLifeMs = 15 * 60 * 1000;
  const endless = 5;
  // Visitors that may see a screen without a session; 0: none.
  const guestsToo = 1;
  const everybody = 2;
  // By path pattern: URLs, code files, visitors without a session, required query values (empty for none). The build writes it from the
  // routes.
  const firstLoads = [/* first loads */];

  const configuration = parse(document.getElementById('configuration')?.textContent);
  const difficulties = parse(document.getElementById('difficulties')?.textContent)?.data ?? [];
  if (configuration?.product) document.title = configuration.product;
  const base = configuration?.api_base ?? location.origin;
  const record = stored();
  const screen = screenAt(location.pathname, location.search);
  const guest = isGuest();
  const isTurnedAway = !record && screen && screen.visitors < (guest ? guestsToo : everybody);
  const entrance = guest ? home : kept(onboardingKey) ? signIn : onboarding;
  preload((isTurnedAway ? screenAt(entrance, '') : screen)?.files ?? []);

  // Dark background for a book in night colours until its screen loads.
  const isBook = /^\/discovery\/book\/(?!finish\/?$)./i.test(location.pathname);
  if (record && isBook && parse(kept('preferences'))?.pageColours === 'dark')
    document.documentElement.dataset.night = '';

  const expired = record && Date.now() - Date.parse(record.timestamp) >= accessLifeMs;
  // Offline, the app shows stored data.
  const isOnline = navigator.onLine !== false;
  const refresh = expired && isOnline ? quiet(alone(renew)) : null;
  const asked = record && isOnline ? addressesAt(location.pathname, location.search) : [];
  const responses = new Map(asked.map((address) => [address, quiet(ask(address))]));
  window.sirahFirstData = { learner: record && learnerOf(record), refresh, responses, addressesAt };

  function screenAt(path, search) {
    const asked = new URLSearchParams(search);
    for (const [pattern, templates, files, visitors, values = {}] of firstLoads) {
      const parameters = path.match(pattern);
      const matches = Object.entries(values).every(([name, value]) => (asked.get(name) ?? '') === value);
      if (parameters && matches) return { templates, files, visitors, parameters: parameters.groups };
    }
    return null;
  }

  function preload(files) {
    for (const href of files) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }),
      );
    }
  }

  function addressesAt(path, search) {
    const query = new URLSearchParams(search);
    const { templates = [], parameters } = screenAt(path, search) ?? {};
    return templates
      .filter(isOffered)
      .flatMap(forEach)
      .map((template) => filled(template, parameters, query))
      .filter(Boolean);
  }

  // The configuration lists additions by a name that is part of their path.
  function isOffered(template) {
    const offered = configuration?.capabilities ?? [];
    return !template.startsWith('/api/x/') || template.split(/[/?]/).some((part) => offered.includes(part));
  }

  function forEach(template) {
    if (!template.includes('{=each}')) return [template];
    return playable().map(({ id }) => template.replace('{=each}', encodeURIComponent(id)));
  }

  // Null if the page's URL lacks a value.
  function filled(template, parameters, query) {
    let complete = true;
    const address = template.replace(/\{([?=]?)(\w+)\}/g, (_, kind, name) => {
      const value =
        kind === '='
          ? difficulty(name === 'last' ? lastChosen() : query.get(name))?.id
          : kind
            ? query.get(name)
            : decodeURIComponent(parameters[name]);
      complete &&= Boolean(value);
      return encodeURIComponent(value);
    });
    return complete && address;
  }

  // Same rules as `resolveDifficulty` of `@sirah-trails/api-client`; a test compares both.
  function difficulty(wanted) {
    const rows = playable();
    const text = (wanted ?? '').trim();
    return (
      rows.find(({ id }) => id === text) ??
      rows.find((row) => row.difficulty_label.toLowerCase() === text.toLowerCase()) ??
      rows.find((row) => `${row.difficulty}` === text) ??
      rows.find((row) => row.difficulty === 1) ??
      rows[0]
    );
  }

  function playable() {
    return difficulties
      .filter((row) => row.difficulty !== endless)
      .sort((one, other) => one.difficulty - other.difficulty);
  }

  // Reads the store on each call, also for the app later: another learner may have signed in by then.
  function lastChosen() {
    return kept(`learner:${learnerOf(stored())}:last_difficulty`);
  }

  // Like `learnerIdOf` of `@sirah-trails/api-client`.
  function learnerOf(record) {
    const { id, email } = record?.user ?? {};
    return id || email || 'me';
  }

  async function ask(address) {
    const token = refresh ? await refresh : record.token;
    return token && fetch(base + address, { headers: bearer(token) });
  }

  async function renew() {
    const current = stored();
    // Another tab has refreshed already.
    if (current?.token !== record.token) return current?.token ?? null;
    const response = await fetch(base + '/api/auth/v1/refresh', {
      method: 'POST',
      headers: bearer(record.token),
    });
    if ([401, 403, 422].includes(response.status)) return null;
    const { access_token: token } = await response.json();
    if (!response.ok || !token) throw new Error('No token');
    // The learner left in another tab during the request: the next learner's record must stay.
    if (stored()?.token !== record.token) throw new Error('Another session');
    const renewed = { ...record, token, timestamp: new Date().toISOString() };
    localStorage.setItem(storageKey, JSON.stringify(renewed));
    return token;
  }

  function alone(act) {
    return navigator.locks ? navigator.locks.request(lockName, act) : act();
  }

  function bearer(token) {
    return { Authorization: `Bearer ${token}` };
  }

  function stored() {
    const value = parse(kept(storageKey));
    return value?.token && value.timestamp ? value : null;
  }

  function isGuest() {
    return guestKeys.some((key) => kept(key) === 'true');
  }

  function kept(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function parse(text) {
    try {
      return JSON.parse(text ?? 'null');
    } catch {
      return null;
    }
  }

  // The transport handles the failure when it takes the promise over.
  function quiet(promise) {
    promise.catch(() => {});
    return promise;
  }
})();
