import { mount } from 'svelte';
import './lib/design/fonts.css';
import './lib/design/tokens.css';
import './lib/design/base.css';
import App from './App.svelte';
import { speak } from './lib/i18n/texts.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
await speak();
mount(App, { target });
